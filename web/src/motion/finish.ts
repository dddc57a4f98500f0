// Completes whatever is moving. A torch that never stops burning is left alone.

export function finishMotion(): void {
  for (const animation of document.getAnimations?.() ?? []) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
