/** What players agree on: turns taken back; and turns that are looked at twice. */
export const enAgreed = {
  'takeback.ask': 'Take back',
  'takeback.asked': '{who} asks to take the last turn back.',
  'takeback.you-asked': 'You have asked to take your last turn back.',
  'takeback.allow': 'Allow',
  'takeback.refuse': 'Refuse',
  'takeback.withdraw': 'Withdraw',
  'said.takeback-asked': '{who} asks to take the last turn back',
  'said.takeback-accepted': '{who} agreed to take the turn back',
  'said.takeback-refused': '{who} refused to take the turn back',
  'said.takeback-withdrawn': '{who} does not ask for it any more',
  'said.taken-back': '{who} took the last turn back',
  'confirm.setting': 'Confirm my turn before it is sent',
  'confirm.staged': 'Not sent yet: {step}',
  'confirm.send': 'Send',
  'confirm.drop': 'Drop it',
} as const;
