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

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** Counts the changes, so that focus can follow each of them. */
  visits = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    if (path !== location.pathname + location.search) history.pushState(null, '', path);
    this.#arrive();
  }

  #arrive(): void {
    this.route = routeOf(location.pathname);
    this.visits += 1;
    scrollTo(0, 0);
  }

  /** Links within the client need no new page. */
  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.origin !== location.origin) return;
    if (link.hash || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
