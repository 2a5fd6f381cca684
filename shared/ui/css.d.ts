declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';

declare module '*.svg' {
  const address: string;
  export default address;
}
