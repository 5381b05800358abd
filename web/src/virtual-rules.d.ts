declare module 'virtual:rules/*' {
  import type { GameId } from '$lib/net/generated';
  const pages: Record<GameId, string>;
  export default pages;
}
