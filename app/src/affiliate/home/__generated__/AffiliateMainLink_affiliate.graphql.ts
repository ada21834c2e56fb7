/**
 * @generated SignedSource<<dc23034ec3dde06d8b76e834cad55434>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AffiliateMainLink_affiliate$data = {
  readonly links: ReadonlyArray<{
    readonly name: string | null;
    readonly path: string;
  }>;
  readonly " $fragmentType": "AffiliateMainLink_affiliate";
};
export type AffiliateMainLink_affiliate$key = {
  readonly " $data"?: AffiliateMainLink_affiliate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateMainLink_affiliate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AffiliateMainLink_affiliate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Affiliate",
  "abstractKey": null
};

(node as any).hash = "0c74a7a414493e7b28973ec410105c7f";

export default node;
