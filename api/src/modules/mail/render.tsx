import { toPlainText } from '@react-email/render';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailSite } from '../../module-kit/mail-site';
import type { Named, Template } from '../../module-kit/mail-template';
import { LogHead } from './parts/LogHead';
import { MailPage } from './parts/MailPage';
import { Greeting } from './parts/Text';

const asWritten = { selector: 'h1', options: { uppercase: false } };

/** Without it, some programs use quirks mode. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders both parts of a mail. React escapes values; the text is derived from the HTML. */
export function renderMail<Values extends Named>(
  { subject: fixed, subjectOf, summary, because, Body }: Template<Values>,
  values: Values,
  site: MailSite,
  logHead = '',
) {
  const subject = subjectOf?.(values) || fixed;
  const markup = renderToStaticMarkup(
    <MailPage site={site} title={subject} summary={summary} because={because}>
      <Greeting name={values.name} />
      <Body values={values} site={site} />
      <LogHead line={logHead} />
    </MailPage>,
  );
  const html = doctype + markup;
  return { subject, html, text: `${toPlainText(html, { selectors: [asWritten] })}\n` };
}

export const renderSample = <Values extends Named>(template: Template<Values>, site: MailSite) =>
  renderMail(template, template.sample, site);
