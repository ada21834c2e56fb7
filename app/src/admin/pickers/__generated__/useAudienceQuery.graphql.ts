/**
 * @generated SignedSource<<2d96c74ac1ee14f6803a414b99f2b1cd>>
 * @relayHash 7f8658ba17a416281ac74cda5046f27e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a596ae22b86f63f0a611a5b801e7305224ff0082f3e8bf80b6c256b5f5b01005

import type { ConcreteRequest } from 'relay-runtime';
export type ProductContentKind = "COURSE" | "EVENT" | "RESOURCE" | "%future added value";
export type useAudienceQuery$variables = {
  id?: number | null;
  kind: ProductContentKind;
  levels: ReadonlyArray<number>;
};
export type useAudienceQuery$data = {
  readonly viewer: {
    readonly contentAudience: {
      readonly isEveryone: boolean;
      readonly members: number;
      readonly people: number;
    };
  };
};
export type useAudienceQuery = {
  response: useAudienceQuery$data;
  variables: useAudienceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "levels"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "accessLevelIds",
            "variableName": "levels"
          },
          {
            "kind": "Variable",
            "name": "databaseId",
            "variableName": "id"
          },
          {
            "kind": "Variable",
            "name": "kind",
            "variableName": "kind"
          }
        ],
        "concreteType": "ContentAudience",
        "kind": "LinkedField",
        "name": "contentAudience",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "people",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "members",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEveryone",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAudienceQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAudienceQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "a596ae22b86f63f0a611a5b801e7305224ff0082f3e8bf80b6c256b5f5b01005",
    "metadata": {},
    "name": "useAudienceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7b2c635f6866f526817372b280e88641";

export default node;
