/** The hint wheel on 200 by 200 units: where the roles stand, and the arrows between them. */
export interface Spoke {
  role: string;
  x: number;
  y: number;
  /** The arc towards the prey, and the tip of the arrow with its direction. */
  arc: string;
  tip: string;
}

const MIDDLE = 100;
const RADIUS = 73;
/** What a role and the air around it take of the circle, in radians. */
const AIR = 0.41;

const at = (angle: number): [number, number] => [
  MIDDLE + RADIUS * Math.sin(angle),
  MIDDLE - RADIUS * Math.cos(angle),
];
const written = (angle: number): string =>
  at(angle)
    .map((part) => part.toFixed(1))
    .join(' ');

/** The roles around the wheel, clockwise, each hunting the next; the one of the reader stands on top. */
export function spokes(wheel: readonly string[], top: string | undefined): Spoke[] {
  const turn = (2 * Math.PI) / wheel.length;
  const first = Math.max(0, top === undefined ? 0 : wheel.indexOf(top));
  return wheel.map((role, place) => {
    const angle = (place - first) * turn;
    const [x, y] = at(angle);
    const end = angle + turn - AIR;
    return {
      role,
      x,
      y,
      arc: `M${written(angle + AIR)}A${RADIUS} ${RADIUS} 0 0 1 ${written(end)}`,
      tip: `translate(${written(end)}) rotate(${((end * 180) / Math.PI).toFixed(1)})`,
    };
  });
}
