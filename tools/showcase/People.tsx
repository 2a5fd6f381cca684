import { Avatar } from '@meritum/shared/ui/Avatar';
import { Card } from '@meritum/shared/ui/Card';
import { Mark } from '@meritum/shared/ui/Mark';
import { Medal } from '@meritum/shared/ui/Medal';
import { Photo } from '@meritum/shared/ui/Photo';
import { Specimen } from './Specimen';

const tiers = ['Platinum', 'Gold', 'Silver'] as const;

export function People() {
  return (
    <>
      <Specimen name="Medal">
        {tiers.map((tier) => (
          <Medal key={tier} tier={tier} size={144} />
        ))}
        {tiers.map((tier) => (
          <Medal key={tier} tier={tier} size={48} />
        ))}
      </Specimen>
      <Specimen name="Mark">
        {[96, 48, 24, 16].map((size) => (
          <Mark key={size} size={size} title={`Mark of ${size} px`} />
        ))}
      </Specimen>
      <Specimen name="Avatar">
        {['Ana Maria Lee', 'Sam', 'Ida-Marie Østergård'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Ana Maria Lee" size={72} />
      </Specimen>
      <Specimen name="Photo without a picture, and with one that cannot be loaded">
        <Photo alt="Portrait of Ana Lee (sample)" width={160} height={160} placeholder="person" />
        <Photo alt="Stage at the ceremony (sample)" width={240} height={160} />
        <Photo src="data:," alt="A missing picture" width={120} height={160} placeholder="person" />
      </Specimen>
      <Specimen name="Card" layout="columns">
        <Card as="article">
          <h4>A card</h4>
          <p>A raised sheet with a hairline, for what belongs together.</p>
        </Card>
        <Card as="article">
          <h4>Another card</h4>
          <p>Cards in a row share their height.</p>
        </Card>
      </Specimen>
    </>
  );
}
