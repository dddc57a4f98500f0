// A name for somebody in a hurry.

const NAMES = [
  'Ada',
  'Basil',
  'Cleo',
  'Dorian',
  'Edda',
  'Felix',
  'Greta',
  'Ivo',
  'Juno',
  'Kaja',
  'Leon',
  'Mira',
];

export function randomName(): string {
  const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
  return NAMES[number % NAMES.length] ?? 'Ada';
}
