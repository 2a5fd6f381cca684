const list = '/api/dev/mail';
const previews = `${list}/preview`;

/** Paths of the development pages; `:name` is a route parameter. */
export const developmentPaths = {
  list,
  mail: (name: string) => `${list}/${name}`,
  mailHtml: (name: string) => `${list}/${name}/html`,
  previews,
  preview: (template: string) => `${previews}/${template}`,
  previewHtml: (template: string) => `${previews}/${template}/html`,
};
