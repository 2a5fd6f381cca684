import { formatCount } from '@meritum/shared/programme/format-count';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import styles from './Chart.module.css';
import { type ChartProps, colourOf, type Mark, type Point, type Series } from './series';

const words = { fill: 'var(--color-muted)', fontSize: 12 } as const;
const axisLook = { stroke: 'var(--color-hairline)', tick: words, tickLine: false } as const;
const counts = {
  ...axisLook,
  tickFormatter: formatCount,
  allowDecimals: false,
  axisLine: false,
} as const;

const titleBelow = (value: string) =>
  ({ ...words, value, position: 'insideBottom', offset: 2 }) as const;

/** The drawing, without animation. */
export function Drawing({ kind, series, points, axis, measure, marks = [] }: ChartProps) {
  const data = points.map(({ at, values }) => ({ at, ...values }));
  const lying = kind === 'rows';
  return (
    <ResponsiveContainer width="100%" height={height} minWidth={0}>
      <ComposedChart
        data={data}
        layout={lying ? 'vertical' : 'horizontal'}
        // Room for labels beside bars and marks.
        margin={{
          top: marks.length > 0 ? 24 : 8,
          right: lying || marks.length > 0 ? 48 : 16,
          bottom: 0,
          left: 0,
        }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={lying} horizontal={!lying} stroke="var(--color-hairline)" />
        {lying ? lyingAxes(measure) : uprightAxes(axis, measure, ticksOf(points, marks))}
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-sunken)', stroke: 'var(--color-hairline)' }}
          contentStyle={{
            background: 'var(--color-raised)',
            border: '1px solid var(--color-hairline)',
            borderRadius: 'var(--radius-control)',
          }}
          wrapperClassName={styles.tooltip ?? ''}
        />
        {series.map((one, index) => markOf(kind, one, index))}
        {marks.map(lineOf)}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const height = 260;

/** The labelled points of an axis with marks: each mark's, and some that are not near one. */
export function ticksOf(points: readonly Point[], marks: readonly Mark[]): string[] | undefined {
  if (marks.length === 0 || points.length <= 12) return undefined;
  const step = Math.ceil(points.length / 6);
  const marked = points.flatMap(({ at }, index) =>
    marks.some((one) => one.at === at) ? index : [],
  );
  const isFree = (index: number) => marked.every((one) => Math.abs(one - index) >= step / 2);
  return points
    .filter((_, index) => marked.includes(index) || (index % step === 0 && isFree(index)))
    .map(({ at }) => at);
}

const uprightAxes = (axis: string, measure: string, ticks: string[] | undefined) => (
  <>
    <XAxis
      dataKey="at"
      {...axisLook}
      {...(ticks && { ticks })}
      minTickGap={16}
      height={48}
      label={titleBelow(axis)}
    />
    <YAxis
      {...counts}
      width={60}
      label={{
        ...words,
        value: measure,
        position: 'insideLeft',
        angle: -90,
        style: { textAnchor: 'middle' },
      }}
    />
  </>
);

const lyingAxes = (measure: string) => (
  <>
    <XAxis type="number" {...counts} height={48} label={titleBelow(measure)} />
    <YAxis type="category" dataKey="at" {...axisLook} width={128} interval={0} />
  </>
);

function markOf(kind: ChartProps['kind'], { key, label, dashed }: Series, index: number) {
  const colour = colourOf(index);
  const still = { dataKey: key, name: label, isAnimationActive: false } as const;
  if (kind === 'lines') {
    const dash = dashed ? '6 4' : '0';
    return (
      <Line
        key={key}
        {...still}
        stroke={colour}
        strokeWidth={2}
        strokeDasharray={dash}
        dot={false}
        type="linear"
      />
    );
  }
  return (
    <Bar key={key} {...still} stackId="all" fill={colour} maxBarSize={36}>
      {kind === 'rows' && <LabelList dataKey={key} position="right" {...words} />}
    </Bar>
  );
}

const lineOf = ({ at, label, side = 'end' }: Mark) => (
  <ReferenceLine
    key={label}
    x={at}
    stroke="var(--color-ink)"
    strokeDasharray="2 3"
    label={{
      value: label,
      // Above the plot, away from bars, and to a side, away from other marks.
      position: 'top',
      dx: side === 'end' ? 22 : -22,
      ...words,
      fill: 'var(--color-ink)',
    }}
  />
);
