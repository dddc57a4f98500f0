// What the page says in every language to a browser without scripts. The build writes it into the page.

const NAME = 'language-noscript';

/** The paragraphs, from the `language.ftl` of each language. */
export function noscript(files: ReadonlyMap<string, string>): string {
  const paragraphs = Array.from(files, ([language, text]) => {
    const said = new RegExp(`^${NAME} = (.+)$`, 'm').exec(text)?.[1];
    if (!said) throw new Error(`${language}/language.ftl has no ${NAME}`);
    const escaped = said.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<p lang="${language}">${escaped}</p>`;
  });
  return `<noscript>${paragraphs.join('')}</noscript>`;
}
