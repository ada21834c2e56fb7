/**
 * @generated SignedSource<<9f6bf4c54c6f2ff09d466aa0477ccfba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LookedAtSection_viewer$data = {
  readonly security: {
    readonly impersonations: ReadonlyArray<{
      readonly endedAt: string | null;
      readonly id: string;
      readonly reason: string;
      readonly staffName: string;
      readonly startedAt: string;
    }>;
  };
  readonly " $fragmentType": "LookedAtSection_viewer";
};
export type LookedAtSection_viewer$key = {
  readonly " $data"?: LookedAtSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LookedAtSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LookedAtSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OwnImpersonation",
          "kind": "LinkedField",
          "name": "impersonations",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "staffName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3906657d75cc459c68f045b62a4c9bd2";

export default node;
