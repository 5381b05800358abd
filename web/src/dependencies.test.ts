import { describe, expect, it } from 'vitest';
import lock from '../package-lock.json';
import manifest from '../package.json';

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
};

/** What may be used; those of the tools alone stay here, as nothing of them is in the client. */
const LICENCES = new Set([
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'ISC',
  'BlueOak-1.0.0',
  'MPL-2.0',
]);

const packages = Object.entries(lock.packages as Record<string, Package>).filter(([path]) => path);

describe('the packages that the client is built with', () => {
  it('are those of the lock file, to the byte', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(([, one]) => !one.integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('come from the registry', () => {
    expect(packages.filter(([, one]) => one.resolved !== undefined)).toEqual([]);
  });

  it('run nothing when they are installed', () => {
    expect(packages.filter(([, one]) => one.hasInstallScript)).toEqual([]);
  });

  it('have a licence that fits', () => {
    expect(packages.filter(([, one]) => !LICENCES.has(one.license ?? ''))).toEqual([]);
  });

  it('are asked for in one version each', () => {
    const asked = Object.values(manifest.devDependencies);
    expect(asked.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(manifest).not.toHaveProperty('dependencies');
  });
});
