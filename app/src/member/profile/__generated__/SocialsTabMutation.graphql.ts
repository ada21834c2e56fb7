/**
 * @generated SignedSource<<44e01173c450d3270af2133cd76cf79b>>
 * @relayHash 3773637e9ad71bd5ab9a237f87028dd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0430ccca155881dee562228312f57f8c6fc3fdfcd36b57b009514ba07d327ef

import type { ConcreteRequest } from 'relay-runtime';
export type SocialsTabMutation$variables = {
  facebookProfile?: string | null;
};
export type SocialsTabMutation$data = {
  readonly setFacebookProfile: {
    readonly facebookProfile: string | null;
    readonly revision: number;
  };
};
export type SocialsTabMutation = {
  response: SocialsTabMutation$data;
  variables: SocialsTabMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "facebookProfile"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "facebookProfile",
    "variableName": "facebookProfile"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "facebookProfile",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SocialsTabMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "setFacebookProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SocialsTabMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "setFacebookProfile",
        "plural": false,
        "selections": [
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
    "id": "b0430ccca155881dee562228312f57f8c6fc3fdfcd36b57b009514ba07d327ef",
    "metadata": {},
    "name": "SocialsTabMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1c87afcb6035e8787862f463851c6fc";

export default node;
