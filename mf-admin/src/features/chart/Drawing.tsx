import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import styles from './Chart.module.css';
import { axisLook, tooltipLook } from './look';
import type { ChartKind, ChartProps, Series } from './series';

const colourOf = (place: number) => `var(--chart-${(place % 6) + 1})`;

/** The drawing, without animation. */
export function Drawing({ kind, series, points }: Pick<ChartProps, 'kind' | 'series' | 'points'>) {
  const data = points.map(({ at, values }) => ({ at, ...values }));
  const lying = kind === 'rows';
  return (
    <ResponsiveContainer width="100%" height={240} minWidth={0}>
      <ComposedChart
        data={data}
        layout={lying ? 'vertical' : 'horizontal'}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={lying} horizontal={!lying} stroke="var(--color-hairline)" />
        {lying ? lyingAxes : standingAxes}
        <Tooltip {...tooltipLook} wrapperClassName={styles.tooltip ?? ''} />
        {series.map((one, place) => markOf(kind, one, place))}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const standingAxes = (
  <>
    <XAxis dataKey="at" {...axisLook} minTickGap={16} />
    <YAxis {...axisLook} width={44} allowDecimals={false} axisLine={false} />
  </>
);

const lyingAxes = (
  <>
    <XAxis type="number" {...axisLook} allowDecimals={false} axisLine={false} />
    <YAxis type="category" dataKey="at" {...axisLook} width={152} interval={0} />
  </>
);

function markOf(kind: ChartKind, { key, label }: Series, place: number) {
  const colour = colourOf(place);
  const still = { dataKey: key, name: label, isAnimationActive: false } as const;
  if (kind === 'lines') {
    return <Line key={key} {...still} stroke={colour} strokeWidth={2} dot={false} type="linear" />;
  }
  const stack = kind === 'stacked' && { stackId: 'all' };
  return <Bar key={key} {...still} {...stack} fill={colour} maxBarSize={36} />;
}
