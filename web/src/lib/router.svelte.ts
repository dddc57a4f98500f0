// Which screen the address stands for.

export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'party' }
  | { screen: 'settings' }
  | { screen: 'devices' }
  | { screen: 'recover' }
  | { screen: 'learn' }
  | { screen: 'rules'; of: string | null }
  | { screen: 'table'; code: string }
  /** A finished game, or a record from a file. */
  | { screen: 'replay'; id: string | null }
  | { screen: 'fairness'; id: string | null }
  | { screen: 'review'; id: string }
  /** Moments to decide again: of this game, or of one's latest. */
  | { screen: 'practice'; id: string | null }
  /** The table for everybody in the room. */
  | { screen: 'big'; code: string }
  /** One's own card, where the table is on a big screen. */
  | { screen: 'card'; code: string }
  | { screen: 'unknown' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, third] = parts;
  if (first === undefined) return { screen: 'home' };
  const plain = (['new', 'party', 'settings', 'devices', 'recover', 'learn'] as const).find(
    (screen) => screen === first,
  );
  if (parts.length === 1 && plain) return { screen: plain };
  if (parts.length <= 2 && first === 'rules') return { screen: 'rules', of: second ?? null };
  if (parts.length === 2 && first === 't' && second) return { screen: 'table', code: second.toUpperCase() };
  if (parts.length === 1 && (first === 'replay' || first === 'fairness')) return { screen: first, id: null };
  if (parts.length === 2 && first === 'g' && second) return { screen: 'replay', id: second };
  if (parts.length === 1 && first === 'practice') return { screen: 'practice', id: null };
  const study = (['fairness', 'review', 'practice'] as const).find((screen) => screen === third);
  if (parts.length === 3 && first === 'g' && second && study) return { screen: study, id: second };
  const view = third === 'screen' ? 'big' : third === 'card' ? 'card' : null;
  if (parts.length === 3 && first === 't' && second && view)
    return { screen: view, code: second.toUpperCase() };
  return { screen: 'unknown' };
}

/**
 * Where the address of a screen stands. A static site may lie in any folder and has one page only, so there it follows the
 * `#`.
 */
function here(): URL {
  return __SITE__ ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href);
}

/** The address for a path of this client, to be put into a link. */
export const addressOf = (path: string): string => (__SITE__ ? `#${path}` : path);

class Router {
  route = $state.raw<Route>(routeOf(here().pathname));
  /** Counts the changes, so that focus can follow each of them. */
  visits = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (event) => this.#follow(event));
    if (__SITE__) document.addEventListener('auxclick', (event) => this.#open(event));
  }

  /** What follows the `?` of the address. */
  get search(): URLSearchParams {
    return here().searchParams;
  }

  go(path: string): void {
    const { pathname, search } = here();
    if (path !== pathname + search) history.pushState(null, '', addressOf(path));
    this.#arrive();
  }

  #arrive(): void {
    this.route = routeOf(here().pathname);
    this.visits += 1;
    scrollTo(0, 0);
  }

  /** Links within the client need no new page. */
  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = linkOf(event);
    if (__SITE__ && !plain) return this.#open(event);
    if (__SITE__ && link?.hash && link.pathname === location.pathname) return jump(event, link.hash.slice(1));
    if (!plain || event.defaultPrevented || !link || link.target || link.origin !== location.origin) return;
    if (link.hash || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }

  /** On a static site a link names no page of its own, so another tab is opened by hand. */
  #open(event: MouseEvent): void {
    const link = linkOf(event);
    if (event.defaultPrevented || event.button > 1 || !link || link.hash || link.origin !== location.origin)
      return;
    event.preventDefault();
    open(addressOf(link.pathname + link.search), '_blank', 'noopener');
  }
}

/** On a static site the part after the `#` is taken, so a link within the page is followed by hand. */
function jump(event: MouseEvent, id: string): void {
  event.preventDefault();
  const there = document.getElementById(id);
  there?.scrollIntoView();
  there?.focus();
}

const linkOf = ({ target }: MouseEvent): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

export const router = new Router();
