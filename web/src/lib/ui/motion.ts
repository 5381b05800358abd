/** Whether the reader wants nothing to move. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long something is on its way, in milliseconds; nobody has to wait for it. */
const WAY_MS = 260;

/** Where something stands before the page changes: its picture, and its place in the window. */
export interface Leaving {
  picture: HTMLElement;
  box: DOMRect;
}

export function leaving(element: HTMLElement): Leaving {
  const picture = element.cloneNode(true) as HTMLElement;
  // It is a picture only: nothing that could be found, pressed or read out.
  picture.inert = true;
  picture.setAttribute('aria-hidden', 'true');
  for (const part of [picture, ...picture.querySelectorAll('*')]) {
    for (const name of part.getAttributeNames()) {
      if (name.startsWith('data-') || name === 'id') part.removeAttribute(name);
    }
  }
  return { picture, box: element.getBoundingClientRect() };
}

/** Shows on top of the page how `what` goes to where `target` is now; the page itself is there already. */
export function travel({ picture, box }: Leaving, target: Element): void {
  const to = target.getBoundingClientRect();
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '3',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    pointerEvents: 'none',
  });
  document.body.append(picture);
  const right = to.left + to.width / 2 - (box.left + box.width / 2);
  const down = to.top + to.height / 2 - (box.top + box.height / 2);
  const shrink = Math.min(1, Math.max(to.height, 16) / Math.max(box.height, 1));
  const way = picture.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${right}px, ${down}px) scale(${shrink})`, opacity: 0.4 },
    ],
    { duration: WAY_MS, easing: 'ease-out' },
  );
  const gone = () => picture.remove();
  way.finished.then(gone, gone);
}
