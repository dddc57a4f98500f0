// Leaves one part of the page alone: nothing else can be reached by key, pointer or screen reader. What is announced still is.

/** An attachment: while the node is there, everything beside it and beside its ancestors is inert. */
export function alone(node: Element): () => void {
  const silenced: Element[] = [];
  for (let inner = node; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || other.hasAttribute('inert') || other.matches('[aria-live], [role="alert"]'))
        continue;
      other.setAttribute('inert', '');
      silenced.push(other);
    }
  }
  return () => silenced.forEach((other) => other.removeAttribute('inert'));
}
