/** A media query that components can follow. */
export function media(query: string): { readonly matches: boolean } {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  $effect(() => {
    const note = () => (matches = list.matches);
    list.addEventListener('change', note);
    return () => list.removeEventListener('change', note);
  });
  return {
    get matches() {
      return matches;
    },
  };
}
