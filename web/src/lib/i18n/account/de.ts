import type { enAccount } from './en';

export const deAccount = {
  'account.title': 'Konto',
  'account.why':
    'Nichts hier braucht ein Konto. Mit einem gehören dir deine Tische in jedem Browser, in dem du dich anmeldest.',
  'account.keep': 'Tische, an denen du jetzt sitzt, bleiben deine.',
  'account.sign-in': 'Anmelden',
  'account.register': 'Konto anlegen',
  'account.name': 'Name',
  'account.name-hint': 'Die anderen sehen ihn. 1 bis 24 Buchstaben und Ziffern.',
  'account.password': 'Passwort',
  'account.password-hint':
    'Mindestens 10 Zeichen. Ein verlorenes lässt sich nicht wiederbeschaffen.',
  'account.in-as': 'Angemeldet als {name}',
  'account.sign-out': 'Abmelden',
  'account.signed-out': 'Du bist abgemeldet',
  'account.sessions': 'Wo du angemeldet bist',
  'account.session-on': '{browser} auf {system}',
  'account.session-unknown': 'Unbekannter Browser',
  'account.session-this': 'dieser hier',
  'account.session-since': 'seit {when}',
  'account.session-seen': 'zuletzt gesehen {when}',
  'account.session-end': 'Abmelden',
  'account.session-end-of': 'Abmelden: {what}, seit {when}',
  'account.sessions-others': 'Alle anderen abmelden',
  'account.password-change': 'Passwort ändern',
  'account.password-old': 'Bisheriges Passwort',
  'account.password-new': 'Neues Passwort',
  'account.password-changed': 'Das Passwort ist geändert, und alle anderen Browser sind abgemeldet',
  'account.delete': 'Konto löschen',
  'account.delete-text':
    'Dein Name und dein Passwort werden gelöscht, laufende Spiele aufgegeben. Beendete Spiele bleiben ohne deinen Namen, den dann andere nehmen können.',
  'account.delete-ask': 'Dieses Konto für immer löschen?',
  'account.delete-no': 'Behalten',
  'account.deleted': 'Das Konto ist gelöscht',
  'seat.deleted': 'Gelöschtes Konto',
} as const satisfies Record<keyof typeof enAccount, string>;
