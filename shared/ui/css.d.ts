declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

declare module '*.css';

declare module '*.svg' {
  const address: string;
  export default address;
}
