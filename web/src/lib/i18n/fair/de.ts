import type { Message } from '../message';
import type { enFair } from './en';

export const deFair = {
  'fair.title': 'Ehrlicher Zufall',
  'fair.text':
    'Würfel und Karten folgen aus einer geheimen Zahl, dem Startwert, und aus Zahlen, die die Spieler dazugeben. Der Startwert stand fest, bevor sich jemand gesetzt hat; die Festlegung beweist es. Der Startwert wird gezeigt, wenn das Spiel zu Ende ist.',
  'fair.commitment': 'Festlegung',
  'fair.bytes': 'Zahlen der Spieler',
  'fair.none': 'keine',
  'fair.seed': 'Startwert',
  'fair.check': 'Zufall nachprüfen',
  'fair.agrees': {
    one: 'Die Festlegung stimmt, und {n} Wurf oder Karte, mehr gab es nicht.',
    other: 'Die Festlegung stimmt, und alle {n} Würfe und Karten auch.',
  },
  'fair.differs': 'Es stimmt nicht alles: {n} von {all} Würfen und Karten stimmen.',
  'fair.fault': '{where}: Der Startwert ergibt {gives}, die Aufzeichnung sagt {written}.',
  'fair.fault-turn': 'Zug {n}',
  'fair.fault-deal': 'Ausgeteilte Karten',
  'fair.fault-lot': 'Reihenfolge der Plätze',
  'fair.fault-seed': 'Der Startwert ist nicht der, der festgelegt war.',
  'fair.fault-seat-bytes':
    'Die Zahlen der Spieler gehören nicht zu diesem Spiel, oder es hat einen anderen Aufbau.',
  'fair.fault-shown':
    'Die Aufzeichnung ist von einem anderen Tisch, oder sie hat eine andere Festlegung, als dieser Seite gezeigt wurde.',
  'fair.more': { one: 'Noch {n} weicht ab.', other: 'Noch {n} weichen ab.' },
  'fair.unable': 'Diese Aufzeichnung enthält nicht, was zum Prüfen nötig ist.',
  'fair.insecure':
    'Ein Browser prüft das nur auf einer Seite mit https. Speichere die Aufzeichnung und prüfe sie mit: vivarium verify',
} as const satisfies Record<keyof typeof enFair, Message>;
