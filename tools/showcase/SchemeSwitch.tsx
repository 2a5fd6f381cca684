import { Select } from '@meritum/shared/ui/Select';
import { useEffect, useState } from 'react';

/** Sets the colour scheme of the page, or leaves it to the system. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState('');

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (scheme) dataset.scheme = scheme;
    else delete dataset.scheme;
  }, [scheme]);

  return (
    <Select
      label="Colour scheme"
      value={scheme}
      onChange={(event) => setScheme(event.target.value)}
    >
      <option value="">System</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </Select>
  );
}
