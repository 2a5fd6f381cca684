import { useEffect } from 'react';
import { documentTitle } from '../programme/site';

/** Sets the document title, suffixed with the product name (LAY-029). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
