import { Component } from 'react';

/**
 * Stands in for the package `react-style-singleton` in our builds: the same component, whose rules
 * are adopted by the document instead of written into it. A style element would need
 * `'unsafe-inline'` in the content security policy. While any of them is mounted, the rules of the
 * first hold.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  return class extends Component<{ styles: string }> {
    override componentDidMount() {
      users += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(this.props.styles);
      document.adoptedStyleSheets.push(sheet);
    }

    override componentWillUnmount() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      sheet = undefined;
    }

    override render() {
      return null;
    }
  };
}
