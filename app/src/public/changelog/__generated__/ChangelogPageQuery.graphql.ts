/**
 * @generated SignedSource<<3efa9bdf11a89645bfdb3055c5509c27>>
 * @relayHash fd321f2d2594a11b4f4cd74588cecec5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f015f387ab057b4479559b2c9e6743ab4137188770e2f6e163df3db9855bdca

import type { ConcreteRequest } from 'relay-runtime';
import type { RichText } from "@atlas/domain/richText";
export type ChangelogPageQuery$variables = Record<PropertyKey, never>;
export type ChangelogPageQuery$data = {
  readonly publicChangelog: ReadonlyArray<{
    readonly bodyTree: RichText;
    readonly databaseId: number;
    readonly publishedAt: string | null;
    readonly title: string;
  }>;
};
export type ChangelogPageQuery = {
  response: ChangelogPageQuery$data;
  variables: ChangelogPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyTree",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangelogPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "publicChangelog",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ChangelogPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "publicChangelog",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f015f387ab057b4479559b2c9e6743ab4137188770e2f6e163df3db9855bdca",
    "metadata": {},
    "name": "ChangelogPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f69182371b2567551ccbb4babef0d698";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
