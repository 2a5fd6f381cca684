type Tier = 'Platinum' | 'Gold' | 'Silver';

const metals: Record<Tier, { from: string; to: string; line: string }> = {
  Platinum: { from: '#e3eefb', to: '#6f93bd', line: '#44566a' },
  Gold: { from: '#f8e3a1', to: '#bf8c2c', line: '#6b470b' },
  Silver: { from: '#f4f4f2', to: '#a9a9a6', line: '#555552' },
};

export const badgeSize = { width: 160, height: 176 } as const;

/** Seven leaves along the lower part of a circle of radius 51 around (80, 80). */
function laurel(line: string): string {
  const leaves = [30, 49, 68, 86, 104, 123, 142].flatMap((degrees) => {
    const angle = ((degrees + 4) * Math.PI) / 180;
    const x = (80 + 51 * Math.cos(angle)).toFixed(1);
    const y = (80 + 51 * Math.sin(angle)).toFixed(1);
    const turn = degrees < 86 ? degrees - 60 : degrees + 60;
    return `<ellipse cx="${x}" cy="${y}" rx="9" ry="3.4" transform="rotate(${turn} ${x} ${y})"/>`;
  });
  return `<g fill="${line}">${leaves.join('')}</g>`;
}

/** The digital badge of an award level in a category. */
export function badge(tier: Tier, category: string, year: string): string {
  const { from, to, line } = metals[tier];
  const text = (y: number, size: number, content: string, extra = '') =>
    `<text x="80" y="${y}" font-family="Georgia, 'Times New Roman', serif" font-size="${size}" text-anchor="middle" fill="${line}"${extra}>${content}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 176" width="${badgeSize.width}" height="${badgeSize.height}">`,
    `<title>${tier} ${category} ${year}</title>`,
    `<linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<path fill="${line}" d="M80 2l66 26v66c0 40-28 66-66 80-38-14-66-40-66-80V28z"/>`,
    `<path fill="url(#m)" d="M80 7l61 24v63c0 37-26 61-61 74-35-13-61-37-61-74V31z"/>`,
    `<path fill="none" stroke="${line}" stroke-opacity=".55" d="M80 13l55 22v59c0 33-23 55-55 67-32-12-55-34-55-67V35z"/>`,
    text(50, 11, year, ' letter-spacing="3"'),
    text(78, tier === 'Platinum' ? 23 : 28, tier),
    `<path stroke="${line}" stroke-width="1" d="M54 88h52"/>`,
    text(104, category.length > 10 ? 11 : 13, category),
    laurel(line),
    '</svg>\n',
  ].join('');
}
