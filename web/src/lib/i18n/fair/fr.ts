import type { Message } from '../message';
import type { enFair } from './en';

export const frFair = {
  'fair.title': 'Hasard honnête',
  'fair.text':
    'Les dés et les cartes découlent d’un nombre secret, la graine, et de nombres que les joueurs ajoutent. La graine était fixée avant que quiconque s’assoie ; l’engagement le prouve. La graine est montrée à la fin de la partie.',
  'fair.commitment': 'Engagement',
  'fair.bytes': 'Nombres des joueurs',
  'fair.none': 'aucun',
  'fair.seed': 'Graine',
  'fair.check': 'Vérifier le hasard',
  'fair.agrees': {
    one: 'L’engagement concorde, et {n} lancer ou carte, le seul, aussi.',
    other: 'L’engagement concorde, et les {n} lancers et cartes aussi.',
  },
  'fair.differs': 'Tout ne concorde pas : {n} lancers et cartes sur {all} concordent.',
  'fair.fault': '{where} : la graine donne {gives}, la partie enregistrée dit {written}.',
  'fair.fault-turn': 'Tour {n}',
  'fair.fault-deal': 'Distribution',
  'fair.fault-lot': 'Ordre des places',
  'fair.fault-seed': 'La graine n’est pas celle qui était promise.',
  'fair.fault-seat-bytes':
    'Les nombres des joueurs ne sont pas ceux de cette partie, ou sa configuration est une autre.',
  'fair.fault-shown':
    'La partie enregistrée est d’une autre table, ou son engagement n’est pas celui que cette page a reçu.',
  'fair.more': { one: '{n} autre diffère.', other: '{n} autres diffèrent.' },
  'fair.unable': 'Cette partie enregistrée ne contient pas ce qu’il faut pour la vérifier.',
  'fair.insecure':
    'Un navigateur ne vérifie cela que sur une page en https. Enregistrez la partie et vérifiez-la avec : vivarium verify',
} as const satisfies Record<keyof typeof enFair, Message>;
