import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, polygon, stroke, verticalGradient } from './drawing.ts';
import type { XY } from './drawing.ts';
import { figure } from './figures.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import type { Camera } from './perspective.ts';
import { scaleAt } from './street.ts';

/** What lies before a building when it is not the street: the city's lakes, or the garden inside. */

/** `reflected` is the id of the group that the water shows upside down. */
export function lake(
  mood: Mood,
  camera: Camera,
  bankY: number,
  reflected: string,
): { defs: string; drawn: string } {
  const { random, hour, prefix } = mood;
  const [top, middle, low] = hour.sky;
  const defs =
    verticalGradient(`${prefix}water`, [
      [0, mix(low, '#1f3a44', 0.28)],
      [0.5, mix(middle, '#1f3a44', 0.32)],
      [1, mix(top, '#14303a', 0.5)],
    ]) + `<clipPath id="${prefix}shore"><path d="M0 ${num(bankY)}h1200V900H0z"/></clipPath>`;
  let ripples = '';
  let glints = '';
  for (let i = 0; i < 34; i++) {
    const y = bankY + 8 + random.next() ** 1.4 * (892 - bankY);
    const length = random.between(20, 60) + (y - bankY) * 0.5;
    const d = `M${Math.round(random.between(-20, 1180))} ${Math.round(y)}h${Math.round(length)}`;
    if (i % 3 === 0) glints += d;
    else ripples += d;
  }
  const stones = Array.from({ length: 46 }, (_, i): XY => [
    i * 27 + random.between(-6, 6),
    bankY + random.between(-2, 4),
  ]);
  return {
    defs,
    drawn: [
      `<rect y="${num(bankY)}" width="1200" height="${num(900 - bankY)}" fill="url(#${prefix}water)"/>`,
      `<g clip-path="url(#${prefix}shore)"><use href="#${reflected}" transform="matrix(1 0 0 -1 0 ${num(bankY * 2)})" opacity=".42"/></g>`,
      stroke(ripples, mix(middle, '#1f3a44', 0.45), 3, { opacity: 0.45 }),
      stroke(glints, mix(low, '#ffffff', 0.35), 2.4, { opacity: 0.6 }),
      stroke(dots(stones), surface('#9c948a', mood, 0.7), 13),
      walkers(mood, camera, bankY - 7, 3),
      lotus(mood, bankY),
      reeds(mood, mood.sunSide < 0 ? 1010 : 10),
    ].join(''),
  };
}

function lotus(mood: Mood, bankY: number): string {
  const { random } = mood;
  const at: XY = [random.between(200, 900), random.between(bankY + 40, 880)];
  const pads = Array.from({ length: 14 }, () => {
    const r = random.between(9, 17);
    return `<ellipse cx="${num(at[0] + random.between(-120, 120))}" cy="${num(at[1] + random.between(-16, 16))}" rx="${num(r)}" ry="${num(r * 0.36)}"/>`;
  });
  const flowers = Array.from({ length: 5 }, (): XY => [
    at[0] + random.between(-100, 100),
    at[1] + random.between(-14, 8),
  ]);
  return `<g fill="${surface('#4f8a54', mood, 0.8)}">${pads.join('')}</g>${stroke(dots(flowers), surface('#f0a3bf', mood, 1), 8)}`;
}

/** Reeds in the near corner, with an egret more often than not. */
function reeds(mood: Mood, x: number): string {
  const { random } = mood;
  const blades = Array.from({ length: 26 }, () => {
    const [from, height] = [x + random.between(0, 180), random.between(50, 150)];
    return `M${num(from)} 906q${num(random.between(-6, 6))} ${num(-height * 0.6)} ${num(random.between(-26, 26))} ${num(-height)}`;
  }).join('');
  const egret = random.chance(0.65)
    ? `<g transform="translate(${num(x + (x > 600 ? -60 : 250))} 872)scale(.8)"><path d="M-2 24V-8M8 24V-8" stroke="#3a3a36" stroke-width="2.4"/><path d="M-26-6Q-6-34 14-26 24-30 18-48 14-62 26-66 36-66 40-60L54-57 39-55Q30-54 31-44 34-22 18-8 0 4-26-6z" fill="${surface('#ffffff', mood, 0.95)}"/><path d="M40-60l16 3-16 3z" fill="#e0a83a"/></g>`
    : '';
  return egret + stroke(blades, surface('#4d7040', mood, 0.5), 4);
}

function walkers(mood: Mood, camera: Camera, y: number, most: number): string {
  const { random } = mood;
  return random
    .sample([140, 290, 450, 620, 790, 930, 1070], random.whole(2, most))
    .map((x) =>
      figure(
        random.pick(['woman', 'man', 'couple', 'cyclist', 'child', 'dog']),
        mood,
        [x, y],
        scaleAt(camera, y),
      ),
    )
    .join('');
}

/** Inside the gate: lawn, hedges, walks and, where the project has one, a pool with its deck. */
export function garden(mood: Mood, camera: Camera, fromY: number): string {
  const { random } = mood;
  const stripes = [0, 1, 2, 3].map((i) => {
    const y = fromY + 6 + i * 32 + i * i * 3;
    return `M-10 ${num(y)}h1220`;
  });
  const hasPool = mood.facts.amenities?.includes('swimming-pool') ?? false;
  return [
    `<rect y="${num(fromY)}" width="1200" height="${num(900 - fromY)}" fill="${surface('#83a857', mood, 0.9)}"/>`,
    stroke(stripes.join(''), surface('#94b766', mood, 0.95), 15, { opacity: 0.55 }),
    hasPool ? pool(mood, camera, fromY) : walks(mood, camera, fromY),
    walkers(mood, camera, fromY + 12, 3),
    flowerHedge(random, mood, 900),
  ].join('');
}

function flowerHedge(random: Mood['random'], mood: Mood, y: number): string {
  const hedge = Array.from({ length: 44 }, (_, i): XY => [
    i * 29 - 20,
    y + random.between(-12, 10),
  ]);
  const hedgeTop = hedge.map(([x, py]): XY => [x + random.between(-8, 8), py - 12]);
  return [
    stroke(dots(hedge), surface('#3c6b3c', mood, 0.4), 46),
    stroke(dots(hedgeTop), surface('#5d9149', mood, 0.85), 26),
    stroke(
      dots(random.sample(hedgeTop, 18)),
      surface(random.pick(['#e86a8f', '#f3b33d', '#f4efe2', '#d8484a']), mood, 1),
      10,
    ),
  ].join('');
}

/** A path that winds towards us between round beds, with benches. */
function walks(mood: Mood, camera: Camera, fromY: number): string {
  const { random } = mood;
  const side = random.pick([-1, 1]);
  const [top, low] = [camera.centre + side * 30, camera.centre - side * random.between(60, 220)];
  const d = `M${num(top - 16)} ${num(fromY)}C${num(top + side * 170)} ${num(fromY + 50)} ${num(low - 120)} ${num(fromY + 70)} ${num(low - 110)} 902H${num(low + 120)}C${num(low + 110)} ${num(fromY + 80)} ${num(top + side * 210 + 40)} ${num(fromY + 50)} ${num(top + 18)} ${num(fromY)}z`;
  const beds = [-1, 1].map((each) => {
    const [x, y] = [
      camera.centre + each * random.between(300, 430),
      random.between(fromY + 46, fromY + 76),
    ];
    const flowers = Array.from({ length: 22 }, (): XY => {
      const a = random.between(0, 6.28);
      const r = Math.sqrt(random.next());
      return [x + Math.cos(a) * r * 84, y - 4 + Math.sin(a) * r * 17];
    });
    return (
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="104" ry="25" fill="${surface('#5e8a45', mood, 0.7)}"/>` +
      stroke(dots(flowers), surface('#3f7040', mood, 0.6), 15) +
      stroke(
        dots(flowers.slice(0, 14)),
        surface(random.pick(['#e86a8f', '#f3b33d', '#d8484a', '#f6efe0', '#8f7fd0']), mood, 1),
        9,
      )
    );
  });
  const y = fromY + 40;
  const scale = scaleAt(camera, y);
  const x = camera.centre + side * 250;
  const bench = stroke(
    `M${num(x)} ${num(y)}v${num(-scale * 0.45)}h${num(scale * 1.6)}v${num(scale * 0.45)}M${num(x)} ${num(y - scale * 0.85)}h${num(scale * 1.6)}`,
    surface('#7d5636', mood, 0.7),
    Math.max(3, scale * 0.12),
  );
  return [fill(d, surface('#dccbac', mood, 0.9)), ...beds, bench].join('');
}

/** Before the door: paving, a drive with a car, round beds and whoever comes home. */
export function forecourt(mood: Mood, camera: Camera, fromY: number): string {
  const { random } = mood;
  const at = (x: number, y: number): XY => {
    const scale = scaleAt(camera, y);
    return [camera.centre + x * scale, y];
  };
  let joints = '';
  for (let x = -14; x <= 14; x += 1.4) {
    const [a, b] = [at(x, fromY), at(x, 900)];
    joints += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  for (let y = fromY + 6, step = 7; y < 900; y += step, step *= 1.32)
    joints += `M-10 ${num(y)}H1210`;
  const paving = random.pick(['#cdbfa8', '#bfb6a8', '#c99f80']);
  const beds = [-1, 1].map((side) => {
    const y = random.between(fromY + 36, fromY + 60);
    const scale = scaleAt(camera, y);
    const [x] = at(side * random.between(6, 8), y);
    const rx = scale * 2.6;
    const leaves = Array.from({ length: 18 }, (): XY => [
      x + random.between(-0.85, 0.85) * rx,
      y - scale * random.between(0.4, 0.9),
    ]);
    return (
      `<path d="M${num(x - rx)} ${num(y)}v${num(-scale * 0.4)}a${num(rx)} ${num(rx * 0.2)} 0 0 1 ${num(rx * 2)} 0v${num(scale * 0.4)}a${num(rx)} ${num(rx * 0.2)} 0 0 1 ${num(-rx * 2)} 0z" fill="${surface(mix(mood.walls.wall, '#8f8981', 0.45), mood, 0.7)}"/>` +
      stroke(dots(leaves), surface('#3f7040', mood, 0.6), scale * 0.75) +
      stroke(dots(leaves.slice(0, 11)), surface('#79a655', mood, 0.95), scale * 0.4) +
      stroke(
        dots(leaves.slice(4, 15)),
        surface(random.pick(['#e86a8f', '#f3b33d', '#d8484a', '#f6efe0']), mood, 1),
        scale * 0.2,
      )
    );
  });
  const carY = fromY + 14;
  return [
    `<rect y="${num(fromY)}" width="1200" height="${num(900 - fromY)}" fill="${surface(paving, mood, 0.88)}"/>`,
    stroke(joints, surface('#6f675b', mood, 0.6), 1.6, { opacity: 0.3 }),
    figure(
      random.pick(['car', 'car', 'scooter', 'auto']),
      mood,
      [camera.centre + random.pick([-1, 1]) * random.between(190, 300), carY],
      scaleAt(camera, carY),
    ),
    ...beds,
    ...random
      .sample([-90, -40, 30, 85, 150, -150], 3)
      .map((dx) =>
        figure(
          random.pick(['woman', 'man', 'couple', 'child', 'dog']),
          mood,
          [camera.centre + dx, fromY + random.between(40, 80)],
          scaleAt(camera, fromY + 60),
        ),
      ),
    flowerHedge(random, mood, 908),
  ].join('');
}

/** The pool, its deck and the parasols beside it. */
function pool(mood: Mood, camera: Camera, fromY: number): string {
  const { random, hour } = mood;
  const middle = camera.centre + random.pick([-1, 1]) * random.between(60, 190);
  const [near, far] = [848, fromY + 22];
  const wide = random.between(330, 430);
  const trapezoid = (grow: number): XY[] => [
    [middle - wide * 0.52 - grow, far - grow * 0.22],
    [middle + wide * 0.52 + grow, far - grow * 0.22],
    [middle + wide + grow * 1.5, near + grow * 0.5],
    [middle - wide - grow * 1.5, near + grow * 0.5],
  ];
  const water = mix(mix('#58c3cf', hour.sky[1], 0.35), surface('#58c3cf', mood, 0.6), 0.45);
  let ripples = '';
  for (let i = 0; i < 16; i++) {
    const y = random.between(far + 5, near - 6);
    const half = wide * (0.5 + (0.46 * (y - far)) / (near - far));
    const length = random.between(24, 90);
    ripples += `M${Math.round(middle + random.between(-half, half - length))} ${Math.round(y)}h${Math.round(length)}`;
  }
  const parasols = [-1, 1].flatMap((side) =>
    random.sample([0.15, 0.5, 0.85], 2).map((part) => {
      const y = far + (near - far) * part;
      const x = middle + side * (wide * (0.56 + part * 0.5) + 46 + part * 40);
      return parasol(mood, [x, y], scaleAt(camera, y));
    }),
  );
  return [
    fill(polygon(trapezoid(52)), surface('#d9c9ae', mood, 0.9)),
    fill(polygon(trapezoid(10)), surface('#f3ede0', mood, 0.95)),
    fill(polygon(trapezoid(0)), water),
    stroke(ripples, '#ffffff', 3, { opacity: 0.4 }),
    ...parasols,
  ].join('');
}

function parasol(mood: Mood, [x, y]: XY, scale: number): string {
  const { random } = mood;
  const [w, h] = [scale * 1.5, scale * 2.5];
  const cloth = random.pick(['#f4ead6', '#d9684f', '#e7b04a', '#5f9ea0']);
  const bed = `M${num(x - w * 0.9)} ${num(y)}h${num(w * 1.5)}l${num(w * 0.35)} ${num(-scale * 0.5)}`;
  return [
    stroke(bed, surface('#fffaf0', mood, 0.95), Math.max(3, scale * 0.22)),
    stroke(`M${num(x)} ${num(y)}v${num(-h)}`, surface('#6c5b49', mood, 0.6), 2.4),
    fill(
      `M${num(x - w)} ${num(y - h * 0.74)}Q${num(x)} ${num(y - h * 1.36)} ${num(x + w)} ${num(y - h * 0.74)}z`,
      surface(cloth, mood, 0.9),
    ),
  ].join('');
}
