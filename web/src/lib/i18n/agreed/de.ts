import type { enAgreed } from './en';

export const deAgreed = {
  'takeback.ask': 'Zug zurück',
  'takeback.asked': '{who} bittet, den letzten Zug zurückzunehmen.',
  'takeback.you-asked': 'Du hast gebeten, deinen letzten Zug zurückzunehmen.',
  'takeback.allow': 'Erlauben',
  'takeback.refuse': 'Ablehnen',
  'takeback.withdraw': 'Zurückziehen',
  'said.takeback-asked': '{who} bittet, den letzten Zug zurückzunehmen',
  'said.takeback-accepted': '{who} erlaubt, den Zug zurückzunehmen',
  'said.takeback-refused': '{who} lehnt es ab, den Zug zurückzunehmen',
  'said.takeback-withdrawn': '{who} bittet nicht mehr darum',
  'said.taken-back': '{who} hat den letzten Zug zurückgenommen',
  'confirm.setting': 'Meinen Zug vor dem Senden bestätigen',
  'confirm.staged': 'Noch nicht gesendet: {step}',
  'confirm.send': 'Senden',
  'confirm.drop': 'Verwerfen',
} as const satisfies Record<keyof typeof enAgreed, string>;
