/** Draws the `position` blocks of the rules: a board name, the rows from the top, the player to move. */

const RADIUS = 20;
const HALF = (RADIUS * Math.sqrt(3)) / 2;

interface Cell {
  name: string;
  stone: string | null;
  x: number;
  y: number;
}

/** `x2/3o` → one list a row, `null` for an empty cell. */
function rowsOf(text: string): (string | null)[][] {
  return text
    .split('/')
    .map((row) =>
      [...row.matchAll(/\d+|[a-z]/g)].flatMap(([run]) =>
        /\d/.test(run) ? Array<null>(Number(run)).fill(null) : [run],
      ),
    );
}

function cellsOf(rows: (string | null)[][]): Cell[] {
  return rows.flatMap((row, fromTop) => {
    const letter = String.fromCharCode('a'.charCodeAt(0) + rows.length - 1 - fromTop);
    return row.map((stone, index) => ({
      name: `${letter}${index + 1}`,
      stone,
      // On every board the rows are centred above each other.
      x: (2 * index - (row.length - 1)) * HALF,
      y: fromTop * RADIUS * 1.5,
    }));
  });
}

const corner = (x: number, y: number, [dx, dy]: readonly [number, number]) =>
  `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;

function draw({ name, stone, x, y }: Cell): string {
  const r = RADIUS - 0.6;
  const h = (r * Math.sqrt(3)) / 2;
  const corners = [
    [0, -r],
    [h, -r / 2],
    [h, r / 2],
    [0, r],
    [-h, r / 2],
    [-h, -r / 2],
  ] as const;
  const outline = `M${corners.map((offset) => corner(x, y, offset)).join('L')}Z`;
  const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
  const disc = stone ? `<circle class="stone-${stone}" ${at} r="14"/>` : '';
  // Blue is told from Red, and White from Black, without colour too.
  const mark = stone === 'b' || stone === 'o' ? `<circle class="mark-${stone}" ${at} r="8"/>` : '';
  const label = `<text class="${stone ? `on-${stone}` : ''}" x="${x.toFixed(1)}" y="${(y + 4).toFixed(1)}">${name}</text>`;
  return `<path d="${outline}"/>${disc}${mark}${label}`;
}

export function positionDiagram(source: string): string {
  const text = source.trim();
  const rows = rowsOf(text.split(/\s+/)[1] ?? '');
  const widest = Math.max(...rows.map((row) => row.length));
  const width = widest * 2 * HALF + 4;
  const height = (rows.length - 1) * RADIUS * 1.5 + 2 * RADIUS + 4;
  const box = `${(-width / 2).toFixed(1)} ${-RADIUS - 2} ${width.toFixed(1)} ${height}`;
  const art = cellsOf(rows).map(draw).join('');
  return (
    `<figure class="position"><svg viewBox="${box}" width="${Math.round(width * 1.5)}" aria-hidden="true">${art}</svg>` +
    `<figcaption><code>${text}</code></figcaption></figure>\n`
  );
}
