import { Bar, BarChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { type Bin, binsOf } from './bins';
import { Chart } from './Chart';
import styles from './Chart.module.css';
import { axisLook, titleBelow, titleBeside, tooltipLook } from './look';
import type { ChartProps } from './series';

interface Props extends Pick<ChartProps, 'title' | 'summary' | 'axis'> {
  values: readonly number[];
  /** Vertical lines with their labels. */
  marks: readonly { at: number; label: string }[];
  /** What is counted: `Entries`. */
  counted: string;
}

/** In px. Labels are one above the other, or they would overlap on phones. */
const labelHeight = 14;

const rangeOf = ({ from, to }: Bin) => `${from.toFixed(2)} to ${to.toFixed(2)}`;

/** How often values fall into each quarter of a point, with labelled lines. */
export function Histogram({ values, marks, counted, axis, ...texts }: Props) {
  const bins = binsOf(
    values,
    marks.map(({ at }) => at),
  );
  return (
    <Chart
      {...texts}
      kind="bars"
      axis={axis}
      measure={counted}
      series={[{ key: 'count', label: counted }]}
      points={bins.map((bin) => ({ at: rangeOf(bin), values: { count: bin.count } }))}
      drawing={<HistogramDrawing bins={bins} marks={marks} counted={counted} axis={axis} />}
    />
  );
}

interface DrawingProps extends Pick<Props, 'marks' | 'counted' | 'axis'> {
  bins: readonly Bin[];
}

function HistogramDrawing({ bins, marks, counted, axis }: DrawingProps) {
  const [first, last] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1];
  const data = bins.map((bin) => ({ ...bin, middle: (bin.from + bin.to) / 2 }));
  const points = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return (
    <ResponsiveContainer width="100%" height={240} minWidth={0}>
      <BarChart
        data={data}
        margin={{ top: 12 + marks.length * labelHeight, right: 24, bottom: 20, left: 0 }}
        barCategoryGap={1}
        accessibilityLayer={false}
      >
        <XAxis
          {...axisLook}
          type="number"
          dataKey="middle"
          domain={[first, last]}
          ticks={points}
          label={titleBelow(axis, -12)}
        />
        <YAxis
          {...axisLook}
          width={52}
          allowDecimals={false}
          axisLine={false}
          label={titleBeside(counted)}
        />
        <Tooltip
          {...tooltipLook}
          labelFormatter={(_, [shown]) => (shown ? rangeOf(shown.payload as Bin) : '')}
          wrapperClassName={styles.tooltip ?? ''}
        />
        <Bar dataKey="count" name={counted} fill="var(--chart-1)" isAnimationActive={false} />
        {marks.map(({ at, label }, place) => (
          <ReferenceLine
            key={label}
            x={at}
            stroke="var(--color-ink)"
            strokeDasharray="4 3"
            label={{
              value: label,
              position: 'top',
              offset: 4 + place * labelHeight,
              fill: 'var(--color-ink)',
              fontSize: 12,
            }}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
