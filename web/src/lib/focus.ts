// Where the focus is, when nobody says: never nowhere.

/** Where reading begins: the heading of the screen, or the whole screen while it has none. */
export function toTop(main: HTMLElement): void {
  const top = main.querySelector<HTMLElement>('h1') ?? main;
  top.tabIndex = -1;
  top.focus({ preventScroll: true });
}

/** What had the focus may vanish, with a seat or with the game; then reading begins anew at the top. */
export function keepFocus(main: HTMLElement): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target : null;
  };
  const observer = new MutationObserver(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (!nowhere || !last || last.isConnected) return;
    last = null;
    toTop(main);
  });
  main.addEventListener('focusin', remember);
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    main.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
