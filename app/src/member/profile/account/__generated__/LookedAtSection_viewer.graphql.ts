/**
 * @generated SignedSource<<783a7a35b58a429fb37d8cbe730a5e9f>>
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

(node as any).hash = "ea15b5290b425427f5db7952a4bac47b";

export default node;
