import type { enAccount } from './en';

export const frAccount = {
  'account.title': 'Compte',
  'account.why':
    'Rien ici ne demande de compte. Avec un compte, vos tables sont à vous dans chaque navigateur où vous vous connectez.',
  'account.keep': 'Les tables où vous êtes assis restent à vous.',
  'account.sign-in': 'Se connecter',
  'account.register': 'Créer un compte',
  'account.name': 'Nom',
  'account.name-hint': 'Les autres joueurs le voient. De 1 à 24 lettres et chiffres.',
  'account.password': 'Mot de passe',
  'account.password-hint': 'Au moins 10 caractères. Un mot de passe perdu ne se retrouve pas.',
  'account.in-as': 'Connecté : {name}',
  'account.sign-out': 'Se déconnecter',
  'account.signed-out': 'Vous êtes déconnecté',
  'account.sessions': 'Où vous êtes connecté',
  'account.session-on': '{browser} sur {system}',
  'account.session-unknown': 'Navigateur inconnu',
  'account.session-this': 'celui-ci',
  'account.session-since': 'depuis le {when}',
  'account.session-seen': 'vu pour la dernière fois le {when}',
  'account.session-end': 'Déconnecter',
  'account.session-end-of': 'Déconnecter : {what}, depuis le {when}',
  'account.sessions-others': 'Déconnecter tous les autres',
  'account.password-change': 'Changer le mot de passe',
  'account.password-old': 'Mot de passe actuel',
  'account.password-new': 'Nouveau mot de passe',
  'account.password-changed':
    'Le mot de passe est changé, et tous les autres navigateurs sont déconnectés',
  'account.delete': 'Supprimer le compte',
  'account.delete-text':
    'Votre nom et votre mot de passe sont supprimés, et les parties en cours abandonnées. Les parties finies restent, sans votre nom, que d’autres pourront alors prendre.',
  'account.delete-ask': 'Supprimer ce compte pour toujours ?',
  'account.delete-no': 'Le garder',
  'account.deleted': 'Le compte est supprimé',
  'seat.deleted': 'Compte supprimé',
} as const satisfies Record<keyof typeof enAccount, string>;
