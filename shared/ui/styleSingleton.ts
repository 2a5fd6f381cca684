import { Component } from 'react';

/**
 * Replaces the package `react-style-singleton` in our builds: the same component, but the document
 * adopts its rules, because a style element would need `'unsafe-inline'` in the content security
 * policy. While any instance is mounted, the first one's rules apply.
 * @public The builds use it instead of that package.
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
