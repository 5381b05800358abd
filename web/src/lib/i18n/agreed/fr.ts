import type { enAgreed } from './en';

export const frAgreed = {
  'takeback.ask': 'Reprendre',
  'takeback.asked': '{who} demande à reprendre le dernier tour.',
  'takeback.you-asked': 'Vous avez demandé à reprendre votre dernier tour.',
  'takeback.allow': 'Accepter',
  'takeback.refuse': 'Refuser',
  'takeback.withdraw': 'Retirer la demande',
  'said.takeback-asked': '{who} demande à reprendre le dernier tour',
  'said.takeback-accepted': '{who} accepte que le tour soit repris',
  'said.takeback-refused': '{who} refuse que le tour soit repris',
  'said.takeback-withdrawn': '{who} ne le demande plus',
  'said.taken-back': '{who} a repris le dernier tour',
  'confirm.setting': 'Confirmer mon tour avant l’envoi',
  'confirm.staged': 'Pas encore envoyé : {step}',
  'confirm.send': 'Envoyer',
  'confirm.drop': 'Abandonner',
} as const satisfies Record<keyof typeof enAgreed, string>;
