// Loaded before the API: lets its clock be wrong by FAULT_CLOCK_MS, and names lead nowhere while
// the file FAULT_DNS exists.
import dns from 'node:dns';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';

const shift = Number(process.env.FAULT_CLOCK_MS ?? 0);
if (shift !== 0) {
  const RightDate = Date;
  globalThis.Date = class extends RightDate {
    constructor(...parts) {
      if (parts.length === 0) super(RightDate.now() + shift);
      else super(...parts);
    }
    static now = () => RightDate.now() + shift;
  };
}

const { FAULT_DNS: file } = process.env;
if (file) {
  for (const name of ['lookup', 'resolve4', 'resolve6', 'resolve']) {
    const right = dns[name];
    dns[name] = (host, ...rest) => {
      if (isIP(host) || !existsSync(file)) return right(host, ...rest);
      const failure = Object.assign(new Error(`${name} EAI_AGAIN ${host}`), { code: 'EAI_AGAIN' });
      process.nextTick(rest.at(-1), failure);
    };
  }
}
