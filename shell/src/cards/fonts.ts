/** The font families of the files in build/pictures/fonts. */
export const fonts = { display: 'Newsreader 16pt', text: 'Hanken Grotesk' } as const;
