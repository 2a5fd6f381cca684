import { slug } from '@meritum/shared/programme/slug';
import { useParams } from '@meritum/shared/router';
import { PageNotFound } from '@meritum/shared/ui/PageNotFound';
import { judgeProfiles } from '../../features/judges/judges';
import { JudgeBiography } from './JudgeBiography';

/** One judge of 2024, chosen by the slug in the address (JPAGE, OPEN-036). */
export function JudgePage() {
  const { name } = useParams();
  const judge = judgeProfiles.find((profile) => slug(profile.name) === name);
  return judge ? <JudgeBiography judge={judge} /> : <PageNotFound missing="judge" />;
}
