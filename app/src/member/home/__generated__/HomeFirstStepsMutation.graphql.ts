/**
 * @generated SignedSource<<6a357b8ee27317555defcb134957adc4>>
 * @relayHash f33937edceff956ef204760a0e1124fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85ff6f15354d6ccba069d4e9113187d2addf6cb59f4e08eab873fcf4c46b3d2d

import type { ConcreteRequest } from 'relay-runtime';
export type FirstStepKey = "GROUP" | "LESSON" | "PROFILE" | "STAGE" | "%future added value";
export type HomeFirstStepsMutation$variables = Record<PropertyKey, never>;
export type HomeFirstStepsMutation$data = {
  readonly dismissFirstSteps: {
    readonly firstSteps: ReadonlyArray<{
      readonly key: FirstStepKey;
    }> | null;
  };
};
export type HomeFirstStepsMutation = {
  response: HomeFirstStepsMutation$data;
  variables: HomeFirstStepsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "dismissFirstSteps",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FirstStep",
        "kind": "LinkedField",
        "name": "firstSteps",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomeFirstStepsMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeFirstStepsMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "85ff6f15354d6ccba069d4e9113187d2addf6cb59f4e08eab873fcf4c46b3d2d",
    "metadata": {},
    "name": "HomeFirstStepsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09993c67a8a78e7d3c54ddd188472970";

export default node;
