import type { CSSProperties } from 'react';

/**
 * The site's look for mail programs: inline colours for all, and a dark scheme by class for those
 * that support it. Fonts are the reader's own.
 */
const light = {
  paper: '#fbfaf6',
  raised: '#ffffff',
  ink: '#14171f',
  muted: '#4a5060',
  hairline: '#e4e1d8',
  accent: '#0b5d45',
  onAccent: '#ffffff',
};

const dark = {
  paper: '#12151b',
  raised: '#1a1e26',
  ink: '#eeece5',
  muted: '#adb3bf',
  hairline: '#2d333e',
  accent: '#74cda9',
  onAccent: '#08221a',
};

const display = "Newsreader, 'Iowan Old Style', Georgia, 'Times New Roman', serif";
const text = "'Hanken Grotesk', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

export const styles = {
  page: { margin: 0, padding: 0, backgroundColor: light.paper, WebkitTextSizeAdjust: '100%' },
  column: { width: '100%', maxWidth: 560, margin: '0 auto' },
  name: {
    padding: '40px 8px 20px',
    fontFamily: display,
    fontSize: 20,
    lineHeight: '28px',
    letterSpacing: '-0.01em',
    color: light.ink,
  },
  sheet: {
    padding: '40px 40px 32px',
    backgroundColor: light.raised,
    border: `1px solid ${light.hairline}`,
    borderTop: `3px solid ${light.accent}`,
    borderRadius: 10,
  },
  heading: {
    margin: '0 0 24px',
    fontFamily: display,
    fontSize: 30,
    fontWeight: 500,
    lineHeight: '36px',
    letterSpacing: '-0.01em',
    color: light.ink,
  },
  text: {
    margin: '0 0 16px',
    fontFamily: text,
    fontSize: 16,
    lineHeight: '26px',
    color: light.ink,
    overflowWrap: 'anywhere',
  },
  small: {
    margin: '0 0 12px',
    fontFamily: text,
    fontSize: 14,
    lineHeight: '22px',
    color: light.muted,
    overflowWrap: 'anywhere',
  },
  fact: {
    padding: '12px 0',
    borderTop: `1px solid ${light.hairline}`,
    fontFamily: text,
    fontSize: 15,
    lineHeight: '24px',
    color: light.ink,
    overflowWrap: 'anywhere',
  },
  label: { color: light.muted },
  quote: {
    margin: '0 0 16px',
    padding: '2px 0 2px 16px',
    borderLeft: `3px solid ${light.hairline}`,
  },
  action: {
    display: 'inline-block',
    padding: '13px 24px',
    fontFamily: text,
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '22px',
    color: light.onAccent,
    textDecoration: 'none',
  },
  actionCell: { borderRadius: 6, backgroundColor: light.accent },
  link: { color: light.accent, textDecoration: 'underline' },
  foot: { padding: '24px 8px 48px' },
  hidden: {
    display: 'none',
    maxHeight: 0,
    maxWidth: 0,
    overflow: 'hidden',
    opacity: 0,
    lineHeight: '1px',
  },
} satisfies Record<string, CSSProperties>;

/** These classes exist for the dark scheme only. */
export const darkScheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .sheet { padding: 28px 22px 20px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.paper} !important; }
  .sheet { background-color: ${dark.raised} !important; border-color: ${dark.hairline} !important; border-top-color: ${dark.accent} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .rule { border-color: ${dark.hairline} !important; }
  .link { color: ${dark.accent} !important; }
  .action-cell { background-color: ${dark.accent} !important; }
  .action { color: ${dark.onAccent} !important; }
}`;
