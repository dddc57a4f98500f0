// The scheme of docs/fairness.md: a sealed secret, a nonce from every seat, and draws that follow from both.
//
// `crypto.subtle` is missing on plain http, so hash and cipher are brought along.

import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

export function keyOf(secret: string, game: string, nonces: string[], version = 1): string {
  const message = concatBytes(utf8ToBytes(`tacora/${version}\0${game}\0`), ...nonces.map(hexToBytes));
  return bytesToHex(hmac(sha256, hexToBytes(secret), message));
}

const BLOCK = 64;
/** How many blocks are computed at a time. */
const BLOCKS = 16;

/** The numbers that a key gives, from the first on. */
export class Stream {
  readonly #key: Uint8Array;
  #bytes = new Uint8Array();
  #used = 0;
  #counter = 0;

  constructor(key: string) {
    this.#key = hexToBytes(key);
  }

  /** A number below `outcomes`, each as likely as the others. */
  draw(outcomes: number): number {
    const limit = Math.floor(2 ** 32 / outcomes) * outcomes;
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % outcomes;
  }

  #word(): number {
    if (this.#used === this.#bytes.length) this.#refill();
    const word = new DataView(this.#bytes.buffer).getUint32(this.#used, true);
    this.#used += 4;
    return word;
  }

  #refill(): void {
    this.#bytes = chacha20(
      this.#key,
      new Uint8Array(12),
      new Uint8Array(BLOCK * BLOCKS),
      undefined,
      this.#counter,
    );
    this.#counter += BLOCKS;
    this.#used = 0;
  }
}
