/** How far outside of its cell a finger may still be, in pixels: fingers roll. */
const SLACK = 8;
/** The second half of a double tap: by now the cell may mean another step, which nobody wished. */
const DOUBLE_MS = 400;
/** A browser may send a click behind a touch that has been answered already, this late at most. */
const ECHO_MS = 700;

/** Where a finger is, and on which cell. */
export interface Touched {
  cell: string;
  x: number;
  y: number;
}

/**
 * A finger on the board. It hides what it points at, so the cell is shown beside it for as long as it stays; lifted
 * there, however late, it plays, and slid away from the cell it plays nothing.
 */
export class Finger {
  on = $state.raw<Touched | null>(null);
  #id: number | null = null;
  #last = { cell: '', at: -Infinity };

  down(event: PointerEvent, cell: string): void {
    // A second finger means to zoom.
    const alone = event.pointerType === 'touch' && event.isPrimary;
    this.#id = alone ? event.pointerId : null;
    this.on = alone ? { cell, x: event.clientX, y: event.clientY } : null;
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.#id || !this.on) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    const outside =
      x < box.left - SLACK ||
      x > box.right + SLACK ||
      y < box.top - SLACK ||
      y > box.bottom + SLACK;
    if (outside) this.cancel();
  }

  /** The cell that is played by lifting the finger now. */
  up(event: PointerEvent): string | null {
    if (event.pointerId !== this.#id || !this.on) return null;
    const { cell } = this.on;
    this.cancel();
    const double = cell === this.#last.cell && event.timeStamp - this.#last.at < DOUBLE_MS;
    this.#last = { cell, at: event.timeStamp };
    return double ? null : cell;
  }

  cancel(): void {
    this.on = null;
    this.#id = null;
  }

  /** Whether a click is only what the browser sends behind a touch. */
  echoes(event: MouseEvent): boolean {
    return event.timeStamp - this.#last.at < ECHO_MS;
  }
}
