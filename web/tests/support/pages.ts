/** The pages that need no table, by name, with their addresses. */
export const PLAIN = {
  library: '/',
  'new-bug': '/new?game=bug&with=bot',
  'new-bug-off': '/new?game=bug-off&with=friend',
  'new-bug-off-bots': '/new?game=bug-off&with=bot',
  'rules-bug': '/rules/bug',
  'rules-herd': '/rules/herd',
  'rules-bug-off': '/rules/bug-off',
  account: '/account',
  'leaders-bug': '/leaders',
  'leaders-bug-off': '/leaders?game=bug-off',
  'person-missing': '/people/nobody%20at%20all',
  missing: '/nowhere/at/all',
  'table-missing': '/t/no-such-table',
};
