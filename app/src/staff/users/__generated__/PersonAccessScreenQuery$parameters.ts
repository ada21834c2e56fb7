/**
 * @generated SignedSource<<7d336ef571fdacc1748cb353f572fbb5>>
 * @relayHash 03fbb58228e9dd035aa3938c4540de5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef809e4ea0519ebe437ef0546ba35f83125e53d65d2431d0c75169465292575d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonAccessScreenQuery } from './PersonAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef809e4ea0519ebe437ef0546ba35f83125e53d65d2431d0c75169465292575d",
    "metadata": {},
    "name": "PersonAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
