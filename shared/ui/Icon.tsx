/** Drawn on a 24-unit grid with a 1.5-unit line. */
const drawings = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'check-circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.3l2.8 2.8 5.2-5.6',
  alert: 'M12 4L2.8 19.5h18.4L12 4zM12 10v4.5M12 17v.2',
  stop: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3zM12 7.8v5M12 16v.2',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.2',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  upload: 'M12 16V4.5M7 9l5-5 5 5M4.5 15.5v4h15v-4',
  document: 'M6 3h8l4 4v14H6V3zM14 3v4.5h4M9 12h6M9 16h6',
  refresh: 'M19.5 5v5h-5M4.5 19v-5h5M18.6 10A7.3 7.3 0 0 0 5.8 8.4M5.4 14a7.3 7.3 0 0 0 12.8 1.6',
  person:
    'M12 12.5a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM4.5 20.5c.8-3.6 3.8-5.4 7.5-5.4s6.7 1.8 7.5 5.4',
  people:
    'M9 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM2.5 19.5c.6-3.2 3.2-4.9 6.5-4.9s5.9 1.7 6.5 4.9M15.5 4.6a3.6 3.6 0 0 1 0 6.6M17.6 15c2.1.6 3.5 2.1 3.9 4.5',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.6 2.5 3.8 5.5 3.8 9S14.6 18.5 12 21c-2.6-2.5-3.8-5.5-3.8-9S9.4 5.5 12 3z',
  scales:
    'M12 3.5V20.5M7.5 20.5h9M5 6.5h14M5 6.5L2.2 13.5a2.9 2.9 0 0 0 5.6 0L5 6.5zM19 6.5l-2.8 7a2.9 2.9 0 0 0 5.6 0L19 6.5z',
  shield:
    'M12 3l7.5 2.8v5.7c0 4.4-3 7.7-7.5 9.5-4.5-1.8-7.5-5.1-7.5-9.5V5.8L12 3zM8.5 11.8l2.5 2.5 4.5-4.8',
  medal:
    'M12 9.5a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 0 0 0-11.4zM8.7 10.5L5.5 3.5h5L12 7l1.5-3.5h5l-3.2 7M10.6 15l1.6-1.3v4.1',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.8 5.8l12.4 12.4M14.6 9c-.5-.8-1.4-1.2-2.6-1.2-1.5 0-2.6.7-2.6 1.9M9.2 14.8c.5.9 1.5 1.4 2.8 1.4 1.6 0 2.7-.7 2.7-2',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.3l3.5 2',
  calendar: 'M4 5.5h16V20H4V5.5zM4 10h16M8 3v4M16 3v4',
  mail: 'M3.5 5.5h17v13h-17v-13zM3.5 6.5L12 13l8.5-6.5',
  more: 'M5.5 12h.2M12 12h.2M18.5 12h.2',
  'chevron-up': 'M6 14.5l6-6 6 6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20.5 20.5',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7.5 4.5l11.5 7.5-11.5 7.5v-15z',
} as const;

export type IconName = keyof typeof drawings;

interface Props {
  name: IconName;
  /** Edge length in px. */
  size?: number;
  className?: string | undefined;
}

/** A line drawing beside a text; it has no meaning of its own and is hidden from screen readers. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
