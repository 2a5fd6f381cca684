/** Props of an axis. */
export const axisLook = {
  stroke: 'var(--color-hairline)',
  tick: { fill: 'var(--color-muted)', fontSize: 12 },
  tickLine: false,
} as const;

/** Props of a tooltip. */
export const tooltipLook = {
  isAnimationActive: false,
  cursor: { fill: 'var(--color-sunken)', stroke: 'var(--color-hairline)' },
  contentStyle: {
    background: 'var(--color-raised)',
    border: '1px solid var(--color-hairline)',
    borderRadius: 'var(--radius-control)',
  },
} as const;

const title = { fill: 'var(--color-muted)', fontSize: 12 } as const;

/** The title of the axis at the bottom. */
export const titleBelow = (value: string) =>
  ({ ...title, value, position: 'insideBottom', offset: 2 }) as const;

/** The title of the axis at the left, turned. */
export const titleBeside = (value: string) =>
  ({
    ...title,
    value,
    position: 'insideLeft',
    angle: -90,
    style: { textAnchor: 'middle' },
  }) as const;
