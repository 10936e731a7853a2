import { ArrowRight, Heart, Phone, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { Chip, RemovableChip, ToggleChip } from '#web/ui/chip.tsx';
import { Column, GuideSection, Row, Specimen } from './specimen.tsx';

export function Actions() {
  return (
    <GuideSection
      id="actions"
      title="Buttons, chips, badges"
      text="What can be pressed stands on a plinth and sinks under the finger. What cannot be pressed now is drawn dashed, like a house that is not built."
    >
      <Specimen title="Button">{() => <Buttons />}</Specimen>
      <Specimen title="Chip">{() => <Chips />}</Specimen>
      <Specimen title="Badge">{() => <Badges />}</Specimen>
    </GuideSection>
  );
}

const KINDS = ['primary', 'quiet', 'soft', 'bare', 'danger'] as const;
const WORDS = {
  primary: 'Contact',
  quiet: 'Compare',
  soft: 'Added',
  bare: 'Why these?',
  danger: 'Delete',
};

function Buttons() {
  return (
    <>
      <Row>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            {WORDS[kind]}
          </Button>
        ))}
      </Row>
      <Row>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} isLoading>
            {WORDS[kind]}
          </Button>
        ))}
      </Row>
      <Row>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} disabled>
            {WORDS[kind]}
          </Button>
        ))}
      </Row>
      <Row>
        <Button size="large">
          <Search aria-hidden="true" className="size-5" />
          Search
        </Button>
        <Button>
          <Phone aria-hidden="true" className="size-5" />
          Contact
        </Button>
        <Button size="small">Apply</Button>
        <Button size="small" kind="quiet">
          Clear
        </Button>
        <Button size="icon" kind="quiet" aria-label="Save">
          <Heart aria-hidden="true" className="size-5" />
        </Button>
        <Button size="small-icon" kind="soft" aria-label="Add">
          <Plus aria-hidden="true" className="size-4" />
        </Button>
      </Row>
      <Row>
        <a href="#actions" className={buttonStyle({ kind: 'quiet' })}>
          A link as a button
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
        <a href="#actions" className={linkStyle}>
          A link in a text
        </a>
      </Row>
      <Row>
        <Button kind="quiet">
          A button whose words are longer than a narrow screen is wide, as some will be in Kannada
        </Button>
      </Row>
    </>
  );
}

function Chips() {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set(['2 BHK', '3 BHK']));
  const [wishes, setWishes] = useState(['Whitefield', 'Up to ₹2 Cr', 'Swimming pool']);
  return (
    <Column>
      <Row>
        <Chip>3 BHK</Chip>
        <Chip tone="areca">1,152 sq ft</Chip>
        <Chip tone="haldi">East facing</Chip>
        <Chip tone="gulmohar">Court case</Chip>
        <Chip tone="tabebuia">Demonstration</Chip>
        <Chip tone="unknown">Khata not disclosed</Chip>
      </Row>
      <Row>
        {['1 BHK', '2 BHK', '3 BHK', '4 BHK'].map((size) => (
          <ToggleChip
            key={size}
            isOn={wanted.has(size)}
            onToggle={(isOn) => setWanted(withOrWithout(wanted, size, isOn))}
          >
            {size}
          </ToggleChip>
        ))}
        <ToggleChip isOn={false} onToggle={() => undefined} disabled>
          Penthouse
        </ToggleChip>
      </Row>
      <Row>
        {wishes.map((wish) => (
          <RemovableChip
            key={wish}
            tone="areca"
            label={wish}
            onRemove={() => setWishes(wishes.filter((other) => other !== wish))}
          />
        ))}
        <RemovableChip
          label="a project whose name does not stop where others do, Phase 2, Tower C"
          onRemove={() => undefined}
        />
      </Row>
    </Column>
  );
}

function Badges() {
  return (
    <Row>
      <Badge>Ready to move</Badge>
      <Badge tone="areca">Registered</Badge>
      <Badge tone="haldi">Pending</Badge>
      <Badge tone="gulmohar">Suspended</Badge>
      <Badge tone="tabebuia">New</Badge>
      <Badge tone="unknown">Not checked</Badge>
    </Row>
  );
}

export function withOrWithout(
  set: ReadonlySet<string>,
  item: string,
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(set);
  if (isIn) next.add(item);
  else next.delete(item);
  return next;
}
