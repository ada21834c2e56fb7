/**
 * @generated SignedSource<<237c66a36ecec00c328ea689d6a15573>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditResourceFileScreen_resource$data = {
  readonly accessLevels: ReadonlyArray<{
    readonly databaseId: number;
  }>;
  readonly bytes: number | null;
  readonly description: string;
  readonly fileName: string | null;
  readonly forAffiliates: boolean;
  readonly isPublic: boolean;
  readonly link: string | null;
  readonly name: string;
  readonly " $fragmentType": "EditResourceFileScreen_resource";
};
export type EditResourceFileScreen_resource$key = {
  readonly " $data"?: EditResourceFileScreen_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditResourceFileScreen_resource">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditResourceFileScreen_resource",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forAffiliates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ResourceAudience",
      "kind": "LinkedField",
      "name": "accessLevels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "5a9f6960693a2e3ac147539ae5ab7ea2";

export default node;
